import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The line of its file at which a test failed; if it failed in a function of another file, the line of the test. */
function failedLine(file, { failureMessages, location }) {
  const text = failureMessages.join('\n');
  const start = text.indexOf(`${file}:`);
  return start < 0 ? location?.line : Number.parseInt(text.slice(start + file.length + 1), 10);
}

/** The number of lines of each kind in a file with one kind a line. */
function countsIn(file) {
  const counts = {};
  for (const kind of readFileSync(file, 'utf8').split('\n').filter(Boolean))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/**
 * Sends what `runSteps` prints: how many tests have run, each failed test as soon as it failed, and at the end how many screens
 * and programs the tests opened (`src/testing/harness/countOpened.ts`) and how long each file took.
 */
export default class JestReporter {
  #tests = 0;
  #files = 0;
  #took = {};
  #folder = mkdtempSync(path.join(tmpdir(), 'jest-opened-'));
  #opened = path.join(this.#folder, 'opened');

  onRunStart() {
    writeFileSync(this.#opened, '');
    // The workers start after this, and get the variables of this program.
    process.env.OPENED_FILE = this.#opened;
  }

  onTestCaseResult({ path: file }, result) {
    if (result.status === 'passed') this.#tests += 1;
    if (result.status !== 'failed') return;
    const location = `${path.relative('.', file)}:${failedLine(file, result) ?? 1}`;
    process.send({ failed: `${location}  ${result.fullName}`, details: result.failureMessages.join('\n') });
  }

  onTestResult({ path: file }, { testExecError, failureMessage, perfStats }, { numTotalTestSuites }) {
    this.#files += 1;
    this.#took[path.relative('.', file)] = perfStats.runtime;
    process.send({ progress: `${this.#tests} tests in ${this.#files} of ${numTotalTestSuites} files` });
    if (!testExecError) return;
    process.send({ failed: `${path.relative('.', file)}:1  did not run`, details: failureMessage });
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + results.numPendingTests;
    process.send({
      counts: { passed: results.numPassedTests, failed },
      opened: countsIn(this.#opened),
      took: this.#took,
    });
    rmSync(this.#folder, { recursive: true });
  }
}
