/** The recorded figures of `bench/recorded.json`: how they are made from samples, and when a new figure is slower. */
import { ratiosTo, summaryOf } from './figures.mjs';

/** The id of a figure: its name in lower case, joined by hyphens. */
function idOf(what) {
  return what
    .toLowerCase()
    .replaceAll(',', '')
    .match(/[a-z\d]+/g)
    .join('-');
}

/** Whether a figure is a time without a baseline; it must become a ratio to be comparable between machines. */
export function needsCalibration({ unit, baseline }) {
  return unit === 'ms' && baseline === undefined;
}

/**
 * The record of the figures of one group, by their ids. Times become ratios, so `unit` is that of the budget only.
 * @param calibration the samples of the calibration, the divisor of times without a baseline
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
 * Compares the figures of one group with the recorded ones, and returns the ids of those that are slower (or larger), of
 * those that were recorded but not measured, and of those that are not recorded yet. A figure is slower if its median is above
 * all recorded samples, and its lowest sample is above the recorded median. One unusual round is not enough.
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
