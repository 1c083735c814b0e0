import Sequencer from '@jest/test-sequencer';

/** Short files whose tests take long: tables of screens and races, of which one line is many. */
const slow =
  /screenFaults|faultMatrix|storedValues|storedQuotations|programRace|quotationDraft|permissionsDraft|ranksDraft/;

/**
 * Slow test files first, so that no worker is left alone with one at the end. Where Jest has not run before it goes by
 * the length of a file, which is right for all but these.
 */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [
      ...sorted.filter(({ path }) => slow.test(path)),
      ...sorted.filter(({ path }) => !slow.test(path)),
    ];
  }
}
