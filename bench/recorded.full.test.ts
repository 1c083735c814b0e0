import { comparedWith, recordedFigures, type RecordedFigure, type RecordedFigures } from './recorded.mjs';

function figure(low: number, median: number, high: number): RecordedFigure {
  return { what: 'next page', budget: 1.3, unit: '×', low, median, high };
}

function slower(recorded: RecordedFigure, measured: RecordedFigure): readonly string[] {
  return comparedWith({ 'next-page': recorded }, { 'next-page': measured }).slower;
}

test.each([
  ['above all that was recorded', figure(1.25, 1.4, 1.6), true],
  ['within the recorded spread', figure(1.15, 1.25, 1.6), false],
  ['at the highest that was recorded', figure(1.25, 1.3, 1.6), false],
  ['above it, with a round as fast as the recorded median', figure(1.2, 1.4, 1.6), false],
  ['better', figure(0.8, 0.9, 1.0), false],
])('a median %s: slower is %s', (_case, measured, isSlower) => {
  expect(slower(figure(1.1, 1.2, 1.3), measured)).toEqual(isSlower ? ['next-page'] : []);
});

test('without a spread, any higher figure is slower and the same one is not', () => {
  const recorded = figure(175, 175, 175);
  expect(slower(recorded, figure(175.1, 175.1, 175.1))).toEqual(['next-page']);
  expect(slower(recorded, recorded)).toEqual([]);
});

test('figures that only one of the two runs has are listed, and are not slower', () => {
  const only = (id: string): RecordedFigures => ({ [id]: figure(1, 1, 1) });
  expect(comparedWith(only('first-rows'), only('filter-key'))).toEqual({
    slower: [],
    missing: ['first-rows'],
    unrecorded: ['filter-key'],
  });
});

test('a figure is recorded under its name, with the median and the spread of its samples', () => {
  const samples = [1.3, 1.1, 1.2, 1.5, 1.12345];
  const what = 'list of 1,000: first rows';
  expect(recordedFigures([{ what, samples, budget: 1.3, unit: '×', baseline: 'plain React' }])).toEqual({
    'list-of-1000-first-rows': {
      what,
      budget: 1.3,
      unit: '×',
      baseline: 'plain React',
      median: 1.2,
      low: 1.1,
      high: 1.5,
    },
  });
});

test('milliseconds are recorded as a ratio to the calibration of their round, other units as they are', () => {
  const recorded = recordedFigures(
    [
      { what: 'longest task', samples: [30, 40, 60], budget: 50, unit: 'ms' },
      { what: 'memory', samples: [12], budget: 200, unit: 'MB' },
      { what: 'paint', samples: [1.5], budget: 1000, unit: 'ms', baseline: 'static HTML' },
    ],
    [20, 20, 40],
  );
  expect(recorded['longest-task']).toMatchObject({ median: 1.5, low: 1.5, high: 2, baseline: 'DOM work' });
  expect(recorded['memory']).toMatchObject({ median: 12, low: 12, high: 12 });
  expect(recorded['paint']).toMatchObject({ median: 1.5, baseline: 'static HTML' });
});
