import type { ExportableRow } from '@/domain/records/bordereau';
import { exportTable } from './exportTable';

function offered(sent: Readonly<Record<string, string>>): ExportableRow {
  return { cells: new Map(Object.entries(sent)), sent };
}

test.each([
  ['id', '7', 'Id', '7'],
  ['unique_id', 'POL-1', 'Policy NO', 'POL-1'],
  ['firstname', 'Ann', 'First Name', 'Ann'],
  ['lastname', 'Whitfield', 'Last Name', 'Whitfield'],
  ['intake_Name', 'Homeowners', 'LOB', 'Homeowners'],
  ['intake_subName', 'HO3', 'Sub-LOB', 'HO3'],
  ['state_name', 'Maine', 'State', 'Maine'],
  ['policyeffectivedate', '2026-01-31', 'Eff Date', '01-31-2026'],
  ['policyscheduledate', '2027-02-28', 'Exp Date', '02-28-2027'],
  ['policyscheduledate', 'open', 'Exp Date', 'open'],
  ['policyamount', '60.5', 'Policy Amount', '$60.50'],
  ['policyamount', 'TBA', 'Policy Amount', 'TBA'],
  ['createdAt', '2026-01-02', 'Tran Date', '2026-01-02'],
  ['other', '2026-01-02', 'other', '2026-01-02'],
])('BDXADM-24 the key %s with %s is shown as %s with %s', (key, sent, head, shown) => {
  const { headers, rows } = exportTable([offered({ [key]: sent, policyexport: '1' })]);
  expect([headers, rows]).toEqual([[head], [[shown]]]);
});
