/** The recorded figures of `bench/recorded.json`: how one is made of what was measured, and when a new one is slower. */
import { ratiosTo, summaryOf } from './figures.mjs';

/** The id of a figure: its words in lower case, joined by hyphens. */
function idOf(what) {
  return what
    .toLowerCase()
    .replaceAll(',', '')
    .match(/[a-z\d]+/g)
    .join('-');
}

/** A time without a baseline; only as a ratio does it say something on another machine. */
export function needsCalibration({ unit, baseline }) {
  return unit === 'ms' && baseline === undefined;
}

/**
 * What is recorded of the figures of one part, by their ids. Times become ratios, so `unit` is that of the budget only.
 * @param calibration the samples of the calibration, which times without a baseline are divided by
 */
export function recordedFigures(figures, calibration = []) {
  return Object.fromEntries(
    figures.map((figure) => {
      const { what, samples, budget, unit, baseline } = figure;
      const summary = needsCalibration(figure)
        ? { ...summaryOf(ratiosTo(calibration, samples)), baseline: 'DOM work' }
        : { ...summaryOf(samples), baseline };
      return [idOf(what), { what, budget, unit, ...summary }];
    }),
  );
}

/**
 * Compares the figures of one part with the recorded ones, and gives the ids of those that are slower (or larger), of those
 * that were recorded but not measured, and of those that are not recorded yet.
 *
 * A figure is slower if both hold: its median is above everything that was recorded of it, and the lowest that was measured
 * now is above the recorded median. So neither a slow round now nor a fast one then is enough.
 */
export function comparedWith(recorded, measured) {
  const ids = Object.keys(measured);
  return {
    slower: ids.filter((id) => {
      const before = recorded[id];
      return before && measured[id].median > before.high && measured[id].low > before.median;
    }),
    missing: Object.keys(recorded).filter((id) => !(id in measured)),
    unrecorded: ids.filter((id) => !(id in recorded)),
  };
}
