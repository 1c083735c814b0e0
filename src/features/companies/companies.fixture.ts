import { db } from '../../../mocks/db';

/** A company of the mock server. */
export function stored(index: number): (typeof db.companies)[number] {
  const company = db.companies[index];
  if (!company) throw new Error(`There is no company ${index}`);
  return company;
}

export function pdf(name: string): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}
