import path from 'node:path';

const location = ({ file, line }) => `${path.relative('.', file)}:${line}`;
const errorText = ({ message, value, snippet }) => [message ?? value, snippet].filter(Boolean).join('\n\n');

/** The number of navigations of a test: each one loads a whole page. */
function pagesIn(steps) {
  const own = steps.filter(({ category, title }) => category === 'pw:api' && /^Navigate/.test(title)).length;
  return steps.reduce((sum, step) => sum + pagesIn(step.steps), own);
}

/**
 * Sends what `runSteps` prints: how many tests have run, each failed test as soon as it failed, and at the end how many pages
 * were opened and how long each file took.
 */
export default class PlaywrightReporter {
  #total = 0;
  #passed = 0;
  #failed = 0;
  #pages = 0;
  #took = {};

  printsToStdio() {
    return true;
  }

  onBegin(_config, suite) {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test, { status, errors, steps, duration }) {
    this.#pages += pagesIn(steps);
    const file = path.relative('.', test.location.file);
    this.#took[file] = (this.#took[file] ?? 0) + duration;
    // A skipped test proves nothing.
    const isGood = status === test.expectedStatus && status !== 'skipped';
    if (isGood) this.#passed += 1;
    else this.#fail(`${location(errors[0]?.location ?? test.location)}  ${test.title}`, errors);
    process.send({ progress: `${this.#passed + this.#failed} of ${this.#total} tests` });
  }

  /** An error outside a test: a server that did not start, a file that does not load. */
  onError(error) {
    this.#fail(error.location ? location(error.location) : 'outside a test', [error]);
  }

  #fail(failed, errors) {
    this.#failed += 1;
    process.send({ failed, details: errors.map(errorText).join('\n\n') });
  }

  onEnd() {
    const counts = { passed: this.#passed, failed: this.#failed };
    const opened = { pages: this.#pages };
    return new Promise((resolve) => process.send({ counts, opened, took: this.#took }, () => resolve()));
  }
}
