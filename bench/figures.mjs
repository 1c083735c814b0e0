/** Figures: samples with their median and spread, and how they are printed and reported. Loads no package. */
import { appendFileSync } from 'node:fs';

export function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}

export function p95(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length * 0.95)];
}

/** Each sample divided by the baseline's sample of the same round. */
export function ratiosTo(baseline, samples) {
  return samples.map((sample, round) => sample / baseline[round]);
}

/** The median of the samples, with the lowest and the highest as their spread; to four digits. */
export function summaryOf(samples) {
  const digits = (value) => Number(value.toPrecision(4));
  return {
    median: digits(median(samples)),
    low: digits(Math.min(...samples)),
    high: digits(Math.max(...samples)),
  };
}

/** Reports a figure to `bench/run.mjs`, if it has started this program: as a line of JSON in the file that it named. */
export function handOver(figure) {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/**
 * Prints a figure with its budget and the spread of its samples, and reports it to `bench/run.mjs`. It never fails.
 * @param what the name of the figure, from which `bench/recorded.json` derives its id, so it must not change from run to run
 * @param samples one for each round, or a single number
 * @param budget the highest median that is wanted
 * @param unit `×` for a ratio; else the unit of samples and budget
 * @param baseline the name of the baseline, and its samples, round by round; without `samples`, the given numbers are
 *   already ratios. `bench/run.mjs` compares milliseconds without a baseline with a calibration.
 */
export function report(what, samples, budget, unit = '×', baseline = {}) {
  const measured = [samples].flat();
  const compared = baseline.samples ? ratiosTo(baseline.samples, measured) : measured;
  const shown = summaryOf(unit === '×' ? compared : measured);
  const mark = shown.median <= budget ? 'within' : 'OVER  ';
  const spread = measured.length > 1 ? `  (${shown.low} to ${shown.high})` : '';
  console.log(
    `${mark}  ${what.padEnd(56)}${shown.median.toFixed(2).padStart(10)} ${unit}  budget ${budget}${spread}`,
  );
  handOver({ what, samples: compared, budget, unit, baseline: baseline.name });
}
