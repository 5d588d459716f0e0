/** Statements as they are typed: each ends with a semicolon at the end of a line, or with the input. */
export async function* splitLinesIntoStatements(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let statement = '';
  for await (const line of lines) {
    statement += `${line}\n`;
    if (!line.trimEnd().endsWith(';')) continue;
    yield statement.trim();
    statement = '';
  }
  if (statement.trim() !== '') yield statement.trim();
}
