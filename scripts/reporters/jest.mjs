import path from 'node:path';

/** The line of its file at which a test failed; where it failed in a function of another file, the line of the test. */
function failedLine(file, { failureMessages, location }) {
  const text = failureMessages.join('\n');
  const start = text.indexOf(`${file}:`);
  return start < 0 ? location?.line : Number.parseInt(text.slice(start + file.length + 1), 10);
}

/** Sends what `runSteps` prints: how many tests have run, and each failed test as soon as it failed. */
export default class JestReporter {
  #tests = 0;
  #files = 0;

  onTestCaseResult({ path: file }, result) {
    if (result.status === 'passed') this.#tests += 1;
    if (result.status !== 'failed') return;
    const place = `${path.relative('.', file)}:${failedLine(file, result) ?? 1}`;
    process.send({ failed: `${place}  ${result.fullName}`, details: result.failureMessages.join('\n') });
  }

  onTestResult({ path: file }, { testExecError, failureMessage }, { numTotalTestSuites }) {
    this.#files += 1;
    process.send({ progress: `${this.#tests} tests in ${this.#files} of ${numTotalTestSuites} files` });
    if (!testExecError) return;
    process.send({ failed: `${path.relative('.', file)}:1  did not run`, details: failureMessage });
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + results.numPendingTests;
    process.send({ counts: { passed: results.numPassedTests, failed } });
  }
}
