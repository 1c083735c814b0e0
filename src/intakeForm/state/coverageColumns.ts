/** The columns of the coverage table, on forms and to be read (decisions on names). */
export const coverageColumns = [
  ['Coverage'],
  ['Include'],
  ['Accept Date'],
  ['Limit', 'end'],
  ['Accept', 'end'],
  ['Deductible Basis'],
  ['Deductible', 'end'],
  ['Deductible Amount', 'end'],
  ['Premium', 'end'],
] as const;
