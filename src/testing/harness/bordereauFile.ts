import { screen } from '@testing-library/react';

/** A bordereau as a CSV file with a byte order mark and quoted cells; its gross premium adds up to $100. */
const premiumCsv =
  '\uFEFFPolicy Number,Insured,Gross Premium\r\nP-1,"Whitfield, ""Ann""",60.50\r\nP-2,Delgado,39.50\r\n';

export function csvFile(name = 'premium.csv', text = premiumCsv): File {
  return new File([text], name, { type: 'text/csv' });
}

/** The file input, as soon as the form is there. */
export function findFileBox(): Promise<HTMLElement> {
  return screen.findByLabelText('File');
}
