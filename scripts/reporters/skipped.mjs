import path from 'node:path';

/** Prints the skipped tests below their reasons at the end, because Playwright's list shows a dash only. */
export default class SkippedReporter {
  #byReason = new Map();

  printsToStdio() {
    return false;
  }

  onTestEnd({ title, location }, { status, annotations }) {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    const place = `${path.relative('.', location.file)}:${location.line}`;
    this.#byReason.set(reason, [...(this.#byReason.get(reason) ?? []), `    ${place}  ${title}`]);
  }

  onEnd() {
    for (const [reason, tests] of this.#byReason) console.log(`\nSkipped: ${reason}\n${tests.join('\n')}`);
  }
}
