import { peers } from './peers.mjs';

const titles = {
  bytes: 'First load',
  firstPaint: 'Login',
  list: 'Lists',
  form: 'Quotation form',
  journeys: 'Journeys',
  drag: 'Drag and drop',
  preflight: 'Pre-flight of a bordereau, in Node.js',
  workbook: 'Workbooks that are hard to read, in Node.js',
  workbookPage: 'Workbooks that are hard to read, in the page',
  preflightPage: 'Pre-flight of a bordereau, in the page',
  search: 'Search',
  review: 'Review of a bordereau',
  soak: 'Memory of a tab',
};

/** To three digits, and above 100 to four: the bytes of a first load differ from their budget by a tenth of a KiB. */
const rounded = (value) => String(Number(value.toPrecision(value < 100 ? 3 : 4)));
const withUnit = (text, unit) => [text, unit].filter(Boolean).join(' ');
const middle = (value) => (Array.isArray(value) ? (value[0] + value[1]) / 2 : value);

function peersBeside(id, unit) {
  const { baseline = 1, others = {} } = peers[id] ?? {};
  return Object.entries(others)
    .map(([name, value]) => `${name} ${withUnit(rounded(middle(value) / middle(baseline)), unit)}`)
    .join('; ');
}

function row([id, { what, budget, unit, median, low, high, baseline = '' }]) {
  const recordedUnit = unit === 'ms' ? '×' : unit;
  const cells = [
    what,
    withUnit(`≤ ${budget.toLocaleString('en-US')}`, unit),
    withUnit(rounded(median), recordedUnit),
    `${rounded(low)} to ${rounded(high)}`,
    baseline,
    peersBeside(id, recordedUnit),
  ];
  return `| ${cells.join(' | ')} |`;
}

function section(title, figures) {
  return [
    `## ${title}`,
    '| Figure | Budget | Median | Spread | Compared with | Other libraries |',
    '|---|---|--:|--:|---|---|',
    ...Object.entries(figures).map(row),
  ].join('\n');
}

/** The recorded figures as one Markdown table for each part. */
export function recordedTables(recorded) {
  return Object.entries(recorded)
    .map(([part, figures]) => section(titles[part], figures))
    .join('\n\n');
}
