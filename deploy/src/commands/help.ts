import { UserError } from '../process/user-error.ts';
import { COMMANDS, type Command, type CommandName } from './commands.ts';

const WIDTH = 100;
const LEFT_WIDTH = 32;

export async function formatHelp(name: CommandName): Promise<string> {
  const { usage, summary, options = [], examples = [], details, docs }: Command = COMMANDS[name];
  const blocks = [
    formatUsage(usage),
    wrap(summary, WIDTH).join('\n'),
    options.length > 0 && `Options:\n${formatTwoColumnTable(options)}`,
    examples.length > 0 && `Examples:\n${examples.map(([one, result]) => `  ${one}\n      ${result}`).join('\n')}`,
    await details?.(),
    `Documentation: ${docs}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

export const usageError = (name: CommandName, reason: string): UserError =>
  new UserError(`${reason}\n\n${formatUsage(COMMANDS[name].usage)}\n\nFor details add --help.`);

const formatUsage = (usage: readonly string[]): string => `Usage: ${usage.join('\n       ')}`;

export function formatTwoColumnTable(rows: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.min(Math.max(...rows.map(([left]) => left.length)), LEFT_WIDTH);
  const indent = ' '.repeat(width + 4);
  return rows
    .map(([left, right]) => {
      const lines = wrap(right, WIDTH - indent.length).join(`\n${indent}`);
      return left.length > width ? `  ${left}\n${indent}${lines}` : `  ${left.padEnd(width)}  ${lines}`;
    })
    .join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
