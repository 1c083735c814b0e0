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

const introduction = `# Performance

How fast this build is: each figure beside its budget, what it is compared with, and what other libraries take for the same work.
\`npm run bench -- --record\` writes this page from \`bench/recorded.json\`, so it is not edited.

    npm run build && npm run bench                  # measures everything, names what is slower than recorded; 35 minutes
    npm run bench -- list form                      # some parts only
    npm run bench -- --record                       # replaces the recorded figures and this page
    npm run bench -- list --record                  # replaces those of one part

- **How it was measured.** In headless Chromium on the production build, or on a page that has the measured component alone. Product and
  baseline take turns in five rounds of the same run. Run it on a machine that does nothing else.
- **A ratio (×)** is the product's figure divided by the baseline's of the same round: 1.2 × is a fifth slower. Times are recorded as
  ratios only, because milliseconds say little about another machine. A time without a baseline of its own is divided by the main thread's
  time for a fixed piece of DOM work, which \`bench/calibration.mjs\` measures in the same run. \`npm run bench\` prints such a time in
  milliseconds beside its budget. Sizes, and the layout shift (CLS), are recorded as they are.
- **Spread** is the lowest and the highest of the rounds, the median is the middle one. A figure is called slower if its new median is
  above the recorded spread and its lowest round is above the recorded median. With so many figures one or two can be named by chance:
  run that part again before you look for a cause.
- **What a simple build costs** ([decision](decisions/112-one-program-split-by-route.md)), before and after, measured in one hour on one
  machine: first load of the countries list 176 and 203 KiB, of a new quotation 248 and 266 KiB, of the login 133 and 193 KiB. Before, the
  login did not count Redux Toolkit, Yup and the sign-in, which came while the user typed. The login was painted after 1.13 and 1.31 × the
  time of its packages, and usable after 1.31 and 1.32 ×. The rows of the first list came 1,982 and 2,007 ms after Log In. A step to the
  next record takes one call, which was sent ahead before.
- **What the library's table costs** ([decision](decisions/114-the-librarys-table-does-what-a-list-does.md)), before and after, measured in
  turn in one run on two cores: first rows of a list of 1,000 33 to 40 and 37 to 48 ms, of 10,000 43 to 56 and 80 to 118 ms, of 100,000
  0.3 and 0.6 s. Of 10,000 rows the readers take 25 to 30 ms, the objects of the library 35 ms, and half of that is garbage collection. The
  next page took 29 ms and takes 25 ms.
- **Other libraries** were measured for this project on two cores, Chromium, once (\`bench/peers.mjs\`). Their figures are divided by the
  same baseline; where theirs or the baseline's was a range, by its middle.
`;

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
  return `
## ${title}

| Figure | Budget | Median | Spread | Compared with | Other libraries |
|---|---|--:|--:|---|---|
${Object.entries(figures).map(row).join('\n')}
`;
}

/** The text of `docs/performance.md`, as the recorded figures of all parts give it. */
export function performancePage(recorded) {
  return (
    introduction +
    Object.entries(recorded)
      .map(([part, figures]) => section(titles[part], figures))
      .join('')
  );
}
