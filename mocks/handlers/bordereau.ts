import { headerKeys, storeFile, onlyFile, rowsOf } from '../bordereauUpload';
import { nowText } from '../clock';
import { db } from '../db';
import { find, post, refuse, same, upload } from '../http';
import { asText } from '../fields';
import type { WireBordereauFile, WireBordereauRow } from '../records';

/** A file as lists send it, without its rows. */
export function listed(files: readonly WireBordereauFile[]): object {
  return { brdxList: files.map((file) => ({ ...file, rows: undefined })).reverse() };
}

/** The files of a client company that a list contains. */
function ofClient(clientId: unknown, belongs: (file: WireBordereauFile) => boolean): object {
  return listed(db.bordereauFiles.filter((file) => same(file.client_id, clientId) && belongs(file)));
}

/** The policies that can be exported: those in force, of one line of business if the header names one. */
function exportRows(clientId: unknown, intakeId: unknown): object[] {
  return db.quotations
    .filter(({ status, company_id }) => status === 'ISSUED' && same(company_id, clientId))
    .filter(({ intake_id }) => asText(intakeId) === '' || same(intake_id, intakeId))
    .map((policy) => ({
      id: policy.id,
      unique_id: policy.unique_id,
      firstname: policy.firstname,
      lastname: policy.lastname,
      intake_Name: policy.intake_Name,
      policyeffectivedate: policy.policyeffectivedate,
      policyscheduledate: policy.policyscheduledate,
      policyamount: policy.policyamount,
    }));
}

/** The ticked rows of an export, without the column of the ticks. */
function tickedRows(fileData: unknown): WireBordereauRow[] {
  if (!Array.isArray(fileData)) return refuse(400, 'fileData needs rows');
  const rows: unknown[] = fileData;
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null || !('policyexport' in row)) {
      return refuse(400, 'Each row needs policyexport');
    }
    if (!['true', '1'].includes(String(row.policyexport))) return [];
    const cells = Object.entries(row).filter(([key]) => key !== 'policyexport');
    return [Object.fromEntries(cells.map(([key, value]) => [key, asText(value)]))];
  });
}

/** Bordereau files as the client company sees them (CALL-122 to CALL-134). */
export const bordereauHandlers = [
  post('/viewbrdxcreate', ['client_id'], ({ client_id }) =>
    ofClient(client_id, ({ heading }) => heading === 'toCarrier'),
  ),
  post('/viewclientinbound', ['client_id'], ({ client_id }) =>
    ofClient(client_id, ({ heading }) => heading === 'toClient'),
  ),
  post('/viewbrdxreview', ['client_id'], ({ client_id }) =>
    ofClient(client_id, ({ heading, approved }) => heading === 'toCarrier' && approved !== '1'),
  ),
  post('/viewbrdxsend', ['client_id'], ({ client_id }) =>
    ofClient(
      client_id,
      ({ heading, approved, sent }) => heading === 'toCarrier' && approved === '1' && sent !== '1',
    ),
  ),
  post('/viewbrdxfile', ['client_id'], ({ client_id }) => ofClient(client_id, () => true)),
  post(
    '/Importedbdximport',
    [
      'id',
      'policycreator_id',
      'policycreator_name',
      'client_id',
      'intake_id',
      'intake_Name',
      'intake_subName',
    ],
    ({ id }) => {
      const file = find(db.bordereauFiles, id);
      if (file.imported === '1') refuse(400, 'This file has been imported');
      Object.assign(file, { imported: '1', imported_date: nowText() });
    },
  ),
  post('/editbrdxfileview', ['id'], ({ id }) => {
    const file = find(db.bordereauFiles, id);
    return { brdxList: { ...file, rows: undefined }, mappedRows: file.rows, url: file.url };
  }),
  post('/reviewdbdx', ['id', 'client_id'], ({ id }) => {
    const file = find(db.bordereauFiles, id);
    const processed_date = file.processed_date || nowText();
    Object.assign(file, { processed: '1', processed_date, approved: '1', approved_date: nowText() });
  }),
  post('/sendbdx', ['id'], ({ id }) => {
    const file = find(db.bordereauFiles, id);
    if (file.approved !== '1') refuse(400, 'This file has not been approved');
    Object.assign(file, { sent: '1', sent_date: nowText() });
  }),
  post('/editbrdxfile', ['id'], ({ id }) => ({
    brdxList: { ...find(db.bordereauFiles, id), rows: undefined },
  })),
  upload('/createbrdxsamplefile', ['file', ...headerKeys], async (header, files) => {
    const file = onlyFile(files);
    return storeFile(header, { heading: 'toCarrier', file_name: file.name, rows: await rowsOf(file) });
  }),
  post('/fileExportdata', headerKeys, ({ client_id, intake_id }) => ({
    exportdata: exportRows(client_id, intake_id),
  })),
  post('/createfileExport', [...headerKeys, 'fileData'], (body) =>
    storeFile(body, {
      heading: 'toCarrier',
      file_name: `export-${asText(body.period).replaceAll('/', '-')}.csv`,
      rows: tickedRows(body.fileData),
    }),
  ),
];
