import { useEffect, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useCreateFileExportMutation, useLazyFileExportDataQuery } from '@/api/bordereau';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { Button } from '@/components/ui/Button';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useAction, type ActionStatus } from '@/components/actions/useAction';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { InlineError } from '@/components/feedback/InlineError';
import { isComposing } from '@/components/ui/isComposing';
import { Section } from '@/components/ui/Section';
import { exportedRows } from '@/domain/bordereau';
import { readFlag } from '@/domain/values/flags';
import type { BordereauHeader, ExportableRow } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import {
  reviewLink,
  SendToField,
  useExchange,
  type Exchange,
  type ExchangeValues,
} from '../upload/exchangeHeader';
import { ControlValueField, headerSchema, LobField, newHeader, PeriodField } from '../upload/headerFields';
import { useBlankQuestion } from '../upload/useBlankQuestion';
import { ExportRows } from './ExportRows';
import { exportTable, type ExportTable } from './exportTable';
import styles from './ExportPage.module.css';

const newExport: ExchangeValues = { career_id: '', ...newHeader };

const Field = fieldsOf<ExchangeValues>();

/** The rows that the server returned for a header. */
interface LoadedRows {
  /** The values of the fields that select the rows, as JSON; the control value does not. */
  loadedFor: string;
  rows: readonly ExportableRow[];
  table: ExportTable;
}

function selectionKey({ career_id, period, intake_id }: BordereauHeader | ExchangeValues): string {
  return JSON.stringify([career_id, period, intake_id].map(String));
}

/** Loads the rows for a header. A second request waits for the first. */
function useOffer(onOffer: (rows: readonly ExportableRow[]) => void): {
  offer: LoadedRows | undefined;
  status: ActionStatus<BordereauHeader>;
  load: (header: BordereauHeader) => Promise<unknown>;
} {
  const [loadData] = useLazyFileExportDataQuery();
  const [offer, setOffer] = useState<LoadedRows>();
  const { status, run } = useAction<BordereauHeader, readonly ExportableRow[]>({
    send: (header) => loadData(header).unwrap(),
    onDone: (rows, header) => {
      setOffer({ loadedFor: selectionKey(header), rows, table: exportTable(rows) });
      onOffer(rows);
    },
    isRepeatable: true,
  });
  return { offer, status, load: run };
}

/** Creates a file for a carrier from policies. */
export function ExportPage(): ReactElement {
  const exchange = useExchange();
  const { confirm, notify } = useDialogs();
  const askForBlank = useBlankQuestion();
  const [createExport] = useCreateFileExportMutation();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isStale, setStale] = useState(false);
  const { offer, status, load } = useOffer((rows) => setTicked(tickedAtFirst(rows)));
  const list = linkTo('/user_admin_bdx_create');

  async function mayBeSent(values: ExchangeValues): Promise<boolean> {
    return ticked.size === 0 ? confirm('No rows ticked. Export an empty file?') : askForBlank(values);
  }

  async function save(values: ExchangeValues): Promise<void> {
    if (!offer) return;
    const fileData = exportedRows(offer.rows, (row) => ticked.has(row));
    await createExport({ ...exchange.toHeader(values), fileData }).unwrap();
  }

  return (
    <FormPage
      heading="BDX Export"
      breadcrumbs={[{ label: 'BDX Create', to: list }, { label: 'BDX Export' }]}
      record={exchange.startWith(newExport)}
      validationSchema={headerSchema}
      beforeSave={mayBeSent}
      save={save}
      receiptNext={() => reviewLink}
      saveLabel="Export"
      backTo={list}
      blocked={blockedWhy(offer, isStale)}
      newRecordLabel="bordereau export"
      onSaveFailed={(failure) => {
        if (!isSessionOver(failure)) void notify('Export failed!', failure);
      }}
    >
      <ExportFields
        exchange={exchange}
        loadedFor={offer?.loadedFor}
        status={status}
        onSubmit={load}
        onStale={setStale}
      >
        {offer && <OfferedRows table={offer.table} ticked={ticked} onTick={setTicked} />}
      </ExportFields>
    </FormPage>
  );
}

function tickedAtFirst(rows: readonly ExportableRow[]): ReadonlySet<number> {
  return new Set([...rows.keys()].filter((row) => readFlag(rows[row]?.sent['policyexport']) === true));
}

function blockedWhy(offer: LoadedRows | undefined, isStale: boolean): string | undefined {
  if (!offer) return 'Submit first: there are no rows to export yet.';
  if (isStale) return 'The fields have changed since these rows were loaded: submit again.';
  return offer.rows.length === 0 ? 'There are no rows to export.' : undefined;
}

function OfferedRows(props: {
  table: ExportTable;
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
}): ReactNode {
  const set = Field.useSet();
  return (
    <ExportRows
      {...props}
      controlValue={Field.useValue('control_value')}
      onControlValue={(text) => set('control_value', text)}
    />
  );
}

interface ExportFieldsProps {
  exchange: Exchange;
  loadedFor: string | undefined;
  status: ActionStatus<BordereauHeader>;
  onSubmit: (header: BordereauHeader) => Promise<unknown>;
  onStale: (isStale: boolean) => void;
  children: ReactNode;
}

/** The header's fields, the Submit button that loads the rows, and the rows. */
function ExportFields({
  exchange,
  loadedFor,
  status,
  onSubmit,
  onStale,
  children,
}: ExportFieldsProps): ReactNode {
  const values: ExchangeValues = {
    career_id: Field.useValue('career_id'),
    period: Field.useValue('period'),
    control_value: Field.useValue('control_value'),
    intake_id: Field.useValue('intake_id'),
  };
  const isStale = loadedFor !== undefined && loadedFor !== selectionKey(values);
  useEffect(() => onStale(isStale), [isStale, onStale]);
  const submit = (): Promise<unknown> => onSubmit(exchange.toHeader(values));

  /** Enter in a field loads the rows: it must not submit the form, which would export. */
  function onKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    if (event.key !== 'Enter' || isComposing(event) || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (['text', 'tel'].includes(target.type)) void submit();
  }

  return (
    // The handler only changes what Enter does in the fields inside; the element itself is not focusable.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.parts} onKeyDown={onKeyDown}>
      <div className={styles.header}>
        <Section heading="What to export">
          <SendToField carriers={exchange.carriers} />
          <PeriodField />
          <ControlValueField />
          <LobField lobs={exchange.lobs} />
        </Section>
        <div className={styles.submit}>
          <Button
            variant={loadedFor === undefined || isStale ? 'primary' : 'secondary'}
            busy={status.at === 'pending'}
            onClick={() => void submit()}
          >
            Submit
          </Button>
          {status.at === 'failed' && (
            <InlineError text="Could not load" onRetry={submit} error={status.error} />
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
