/**
 * The figures of other ways to build the same pages, measured for this project on two cores in Chromium: the same work for
 * each page, interleaved. A range is `[lowest, highest]`. The key is the id of the figure in `recorded.json` that measures
 * the same work. `baseline` is the divisor of that figure; without it, both are in the unit of the figure.
 */
const firstLoad = {
  'React, router, RTK and RTK Query alone': 128,
  'react-admin, minimal app': 316,
  'refine + MUI, minimal app': 457,
};

const listRows = (baseline, handWritten, tanstack, agGrid, reactAdmin, muiGrid) => ({
  baseline,
  others: {
    'hand-written DOM': handWritten,
    'TanStack table': tanstack,
    'AG Grid': agGrid,
    'react-admin': reactAdmin,
    'MUI DataGrid': muiGrid,
  },
});

export const peers = {
  'login-first-load': { others: { 'React and router alone': 82, ...firstLoad } },
  'countries-list-first-load': { others: { 'React alone': 68, ...firstLoad } },
  'lcp-of-the-login-page-slow-4g-and-4-cpu': {
    baseline: 1.6,
    others: {
      'static HTML': 0.4,
      'React and router alone': 1.0,
      'react-admin, minimal app': 3.2,
      'refine + MUI, minimal app': 3.9,
    },
  },
  'list-of-1000-plain-react-first-rows': listRows(35, 15, 36, 225, 251, 237),
  'list-of-10000-plain-react-first-rows': listRows(54, 34, 76, 225, 255, 170),
  'list-of-100000-plain-react-first-rows': listRows(132, 137, 323, 300, 318, 378),
  'list-of-100000-plain-react-next-page': listRows(16, 17, 17, 18, 67, 44),
  'list-of-100000-plain-react-filter-key': listRows(19, 8, 50, 64, 41, 48),
  'quotation-form-mount-of-1000-plain-dom': {
    baseline: [60, 110],
    others: {
      'hand-written DOM without content-visibility': [160, 240],
      'Redux Toolkit, one useSelector an input, content-visibility': 190,
      'react-hook-form': 400,
      'react-jsonschema-form': [350, 415],
      'Form.io': 1490,
      'Formik over the whole form': 280,
      'JSON Forms (material)': 2370,
      SurveyJS: 2850,
    },
  },
  'quotation-form-cpu-a-key-at-1000-plain-dom': {
    baseline: [2, 4],
    others: {
      'hand-written DOM without content-visibility': 8.6,
      'Redux Toolkit, one useSelector an input, content-visibility': 5.1,
      'react-hook-form': 12.4,
      'react-jsonschema-form': [18, 23],
      'Form.io': 5,
      'Formik over the whole form': 40,
      'JSON Forms (material)': 13,
      SurveyJS: 225,
    },
  },
  'quotation-form-premium-to-total-at-1000-plain-dom': {
    baseline: [9, 15],
    others: {
      'hand-written DOM without content-visibility': [17, 20],
      'Redux Toolkit, one useSelector an input, content-visibility': 12,
      'react-hook-form': 19,
      'react-jsonschema-form': 25,
      'Form.io': 250,
      'Formik over the whole form': 51,
      'JSON Forms (material)': 410,
      SurveyJS: 258,
    },
  },
};
