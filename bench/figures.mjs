/** What a measured figure is: its samples, their median and spread, how it is printed and handed over. Loads no package. */
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

/** The median of some samples, with the lowest and the highest of them as their spread; to four digits. */
export function summaryOf(samples) {
  const digits = (value) => Number(value.toPrecision(4));
  return {
    median: digits(median(samples)),
    low: digits(Math.min(...samples)),
    high: digits(Math.max(...samples)),
  };
}

/** Gives a figure to `bench/run.mjs`, if that has started this program: a line of JSON in the file that it has named. */
export function handOver(figure) {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/**
 * Prints a figure beside its budget, with the spread of its samples, and hands it to `bench/run.mjs`. Nothing fails by it.
 * @param what the words of the figure. They are its name in `bench/recorded.json`, so nothing in them may change from run to run.
 * @param samples one for each round, or a single number
 * @param budget the highest median that is wanted
 * @param unit `×` for a ratio; else what samples and budget are in
 * @param baseline the name of what the figure is compared with, and its samples, round by round; without `samples`, what is
 *   given are ratios already. `bench/run.mjs` compares milliseconds that have no baseline with a calibration.
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
