import { kingCounty, melbourne } from './foreign-files.ts';

const FILES = { 'king-county': kingCounty, melbourne };
const [name = '', rows = '20000', seed = '7'] = process.argv.slice(2);
const file = Object.hasOwn(FILES, name) ? FILES[name as keyof typeof FILES] : undefined;
if (file) process.stdout.write(file.write(Number(rows), Number(seed)));
else {
  console.error(`“${name}” is not a known file. Choose one of ${Object.keys(FILES).join(', ')}.`);
  process.exitCode = 1;
}
