/**
 * Cuts a stream of text into lines at LF or CRLF; what follows the last line break is a line unless it is empty.
 * Node's readline would also cut at U+2028, which may stand in JSON, and takes quadratic time for long lines.
 * @param max a longer line is not kept
 * @yields the lines without their ends, null for one that is too long
 */
export async function* linesOf(chunks: AsyncIterable<string>, max: number): AsyncGenerator<string | null> {
  let open = new Line(max);
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      open.add(chunk.slice(from, end));
      yield open.text();
      open = new Line(max);
      from = end + 1;
    }
    open.add(chunk.slice(from));
  }
  if (open.length > 0) yield open.text();
}

/** A line that is being put together. */
class Line {
  length = 0;
  private parts: string[] = [];

  constructor(private readonly max: number) {}

  add(part: string): void {
    this.length += part.length;
    if (this.length <= this.max) this.parts.push(part);
    else this.parts = [];
  }

  text(): string | null {
    if (this.length > this.max) return null;
    const text = this.parts.join('');
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }
}
