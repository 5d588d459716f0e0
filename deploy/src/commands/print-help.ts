import type { CommandName } from './commands.ts';
import { formatHelp } from './help.ts';

// Run by deploy/run.mjs from the sources, because nothing may be built yet.
console.log(await formatHelp(process.argv[2] as CommandName));
