import {
  bordereauFile,
  slab,
  type BordereauFile,
  type BordereauFileView,
  type BordereauHeader,
  type BordereauRow,
  type ExportableRow,
  type ExportedRow,
  type Slab,
} from '@/domain/records/bordereau';
import { listOf } from '@/domain/values/listOf';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';
import { isObject, own } from '@/domain/values/objects';
import { columnNames, tableOf } from './fileTable';
import { bordereauCalls } from './calls/bordereau';
import { responseDecoder } from './responseText';
import { legacyApi, overrideExisting } from './legacyApi';
import { parseLongFileView } from './longFileView';
import { id, record, secret, text } from '@/domain/records/read';
import {
  readNothing,
  isList,
  listIn,
  readList,
  readRecord,
  keepMissingKeys,
  topLevel,
  unreadable,
  type Reader,
} from './read';
import { callsOf, type ReadBody, type UploadOptions } from './request';
import type { Credentials } from './session';

const call = callsOf(bordereauCalls);

/** A row by the column names of the file. A map, because a name may be any text, such as `__proto__`. */
function row(source: object): BordereauRow {
  return new Map(Object.entries(source).map(([key, value]) => [key, text(value)]));
}

/** Rows as objects by column name, also from arrays after a first row of names. */
function rowObjects(value: unknown): object[] {
  const [head, ...rest] = listOf(value) ?? [];
  if (!isList(head)) return [head, ...rest].filter(isObject);
  const columns = columnNames(head);
  return rest
    .filter(isList)
    .map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index]])));
}

/** The record of a file whose response has mapped rows only. */
function fileWithIdOnly(fileId: Id): BordereauFile {
  return { ...bordereauFile({}), id: fileId };
}

/** A response with at least this many bytes is parsed by a worker. */
const longBytes = 500_000;

/** Reads a response body. A worker parses a long one, so that the page stays responsive. */
async function readLong(response: Response, signal: AbortSignal): Promise<ReadBody> {
  const bytes = await response.arrayBuffer();
  const decoder = responseDecoder(response.headers);
  if (!response.ok || bytes.byteLength < longBytes) return { body: decoder.decode(bytes) };
  // The worker reads UTF-8.
  const utf8 = decoder.encoding === 'utf-8' ? bytes : new TextEncoder().encode(decoder.decode(bytes)).buffer;
  return { body: '', responseBody: await parseLongFileView(utf8, signal) };
}

function fileView(fileId: Id): Reader<BordereauFileView> {
  const record = readRecord('brdxList', bordereauFile, fileId);
  return (responseBody, status) => {
    if (!isObject(responseBody)) return unreadable;
    const rows = own(responseBody, 'mappedRows');
    const listed = own(responseBody, 'brdxList') ?? [];
    const hasNoFile = listOf(listed)?.length === 0;
    const file = hasNoFile && rows instanceof Object ? fileWithIdOnly(fileId) : record(responseBody, status);
    if (file === unreadable) return unreadable;
    // Frozen here, because Redux would freeze each of many thousand rows otherwise.
    return Object.freeze({
      file,
      mappedRows: Object.freeze(tableOf(rows)),
      url: text(own(responseBody, 'url')),
    });
  };
}

/** The record, or null if the response has none: then the screen uses the row of the list. */
function fileOrNull(fileId: Id): Reader<BordereauFile | null> {
  return (responseBody, status) => {
    const file = readRecord('brdxList', bordereauFile, fileId)(responseBody, status);
    return file === unreadable ? null : file;
  };
}

const exportRows: Reader<readonly ExportableRow[]> = (responseBody) => {
  const rows = listIn(responseBody, 'exportdata');
  if (!rows) return unreadable;
  return Object.freeze(
    rowObjects(rows).map((item) => Object.freeze({ cells: row(item), sent: Object.freeze({ ...item }) })),
  );
};

/** An upload: the header's fields and the unchanged file of the user. */
export interface BordereauUpload {
  readonly header: BordereauHeader;
  readonly file: File;
  readonly upload?: UploadOptions;
}

const carrierSignIn = record({ token: secret, user_id: id });

export const bordereauApi = legacyApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    viewBrdxCreate: build.query<readonly BordereauFile[], Id>({
      query: (clientId) =>
        call('/viewbrdxcreate', readList('brdxList', bordereauFile), { client_id: clientId }),
      providesTags: ['BordereauFile'],
    }),
    viewClientInbound: build.query<readonly BordereauFile[], Id>({
      query: (clientId) =>
        call('/viewclientinbound', readList('brdxList', bordereauFile), { client_id: clientId }),
      providesTags: ['BordereauFile'],
    }),
    viewBrdxReview: build.query<readonly BordereauFile[], Id>({
      query: (clientId) =>
        call('/viewbrdxreview', readList('brdxList', bordereauFile), { client_id: clientId }),
      providesTags: ['BordereauFile'],
    }),
    viewBrdxSend: build.query<readonly BordereauFile[], Id>({
      query: (clientId) =>
        call('/viewbrdxsend', readList('brdxList', bordereauFile), { client_id: clientId }),
      providesTags: ['BordereauFile'],
    }),
    viewBrdxFile: build.query<readonly BordereauFile[], Id>({
      query: (clientId) =>
        call('/viewbrdxfile', readList('brdxList', bordereauFile), { client_id: clientId }),
      providesTags: ['BordereauFile'],
    }),
    /** Legacy: the path begins with a capital I. */
    importedBdxImport: build.mutation<null, ImportRequest>({
      query: (fields) => call('/Importedbdximport', readNothing, fields),
      invalidatesTags: ['BordereauFile'],
    }),
    editBrdxFileView: build.query<BordereauFileView, Id>({
      query: (fileId) => ({
        ...call('/editbrdxfileview', fileView(fileId), { id: fileId }),
        readBody: readLong,
      }),
      keepUnusedDataFor: 0,
      // Comparing many thousand rows with the previous ones would block the page.
      structuralSharing: false,
    }),
    /** Legacy: the path is spelled /reviewdbdx. */
    reviewdBdx: build.mutation<null, { id: Id; client_id: Id }>({
      query: (fields) => call('/reviewdbdx', readNothing, fields),
      invalidatesTags: ['BordereauFile'],
    }),
    sendBdx: build.mutation<null, Id>({
      query: (fileId) => call('/sendbdx', readNothing, { id: fileId }),
      invalidatesTags: ['BordereauFile'],
    }),
    editBrdxFile: build.query<BordereauFile | null, Id>({
      query: (fileId) => call('/editbrdxfile', fileOrNull(fileId), { id: fileId }),
      keepUnusedDataFor: 0,
    }),
    createBrdxSampleFile: build.mutation<null, Sealed<BordereauUpload>>({
      query: (sealed) => {
        const { header, file, upload } = sealed.open();
        return call('/createbrdxsamplefile', readNothing, { ...header, file }, upload);
      },
      invalidatesTags: ['BordereauFile'],
    }),
    fileExportData: build.query<readonly ExportableRow[], BordereauHeader>({
      query: (header) => call('/fileExportdata', exportRows, header),
      keepUnusedDataFor: 0,
    }),
    createFileExport: build.mutation<null, BordereauHeader & { fileData: readonly ExportedRow[] }>({
      query: (fields) => call('/createfileExport', readNothing, fields),
      invalidatesTags: ['BordereauFile'],
    }),
    carrierLogin: build.mutation<ReturnType<typeof carrierSignIn>, Sealed<Credentials>>({
      query: (credentials) =>
        call('/carrierlogin', topLevel(['token', 'user_id'], carrierSignIn), { ...credentials.open() }),
    }),
    viewBDXInbound: build.query<readonly BordereauFile[], { client_id: Id; career_id: Id }>({
      query: (ids) => call('/viewBDXInbound', readList('brdxList', bordereauFile), ids),
      providesTags: ['BordereauFile'],
    }),
    viewBDXOutbound: build.query<readonly BordereauFile[], { client_id: Id; career_id: Id }>({
      query: (ids) => call('/viewBDXOutbound', readList('brdxList', bordereauFile), ids),
      providesTags: ['BordereauFile'],
    }),
    brdxFileImportToMain: build.mutation<null, Id>({
      query: (fileId) => call('/brdxfileimporttomain', readNothing, { id: fileId }),
      invalidatesTags: ['BordereauFile'],
    }),
    removeBrdxFile: build.mutation<null, Id>({
      query: (fileId) => call('/removebrdxfile', readNothing, { id: fileId }),
      invalidatesTags: ['BordereauFile'],
    }),
    createByBdx: build.mutation<null, Sealed<BordereauUpload>>({
      query: (sealed) => {
        const { header, file, upload } = sealed.open();
        return call('/createbybdx', readNothing, { ...header, file }, upload);
      },
      invalidatesTags: ['BordereauFile'],
    }),
    editSlab: build.query<Slab, Id>({
      query: (slabId) =>
        call('/editslab', readRecord('slablist', keepMissingKeys(slab), slabId), { id: slabId }),
      keepUnusedDataFor: 0,
    }),
    updateSlab: build.mutation<null, Slab>({
      query: (userData) => call('/updateslab', readNothing, { userData }),
      invalidatesTags: ['Slab'],
    }),
  }),
});

/** The body of `/Importedbdximport`. */
interface ImportRequest {
  readonly id: Id;
  readonly policycreator_id: Id;
  readonly policycreator_name: string;
  readonly client_id: Id;
  readonly intake_id: Id;
  readonly intake_Name: string;
  readonly intake_subName: string;
}

export const {
  useViewBrdxCreateQuery,
  useViewClientInboundQuery,
  useViewBrdxReviewQuery,
  useViewBrdxSendQuery,
  useViewBrdxFileQuery,
  useImportedBdxImportMutation,
  useEditBrdxFileViewQuery,
  useReviewdBdxMutation,
  useSendBdxMutation,
  useEditBrdxFileQuery,
  useCreateBrdxSampleFileMutation,
  useLazyFileExportDataQuery,
  useCreateFileExportMutation,
  useViewBDXInboundQuery,
  useViewBDXOutboundQuery,
  useBrdxFileImportToMainMutation,
  useRemoveBrdxFileMutation,
  useCreateByBdxMutation,
  useEditSlabQuery,
  useUpdateSlabMutation,
} = bordereauApi;
