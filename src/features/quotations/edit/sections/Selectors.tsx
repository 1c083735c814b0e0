import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useId, type ReactNode } from 'react';
import { useIntakeProgramQuery, useProgramStateQuery, useViewIntakeSubLobMainQuery } from '@/api/quotations';
import { distinctOptions } from '@/components/form/fields/options';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { firstId, noLongerListed, sameId } from '@/domain/records/ids';
import { withProgram, withState, withSubLob } from '@/domain/quotation/header';
import type { Program, ProgramState, SubLob } from '@/domain/records/quotations';
import { readStored, removeStored, writeStored } from '@/browser/storage';
import { useSession } from '@/session/useSession';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useHeader, useQuotation } from '@/intakeForm/state/store';
import { useIsCategoryRemoved } from '../../view/recordCategory';
import { HeaderSelect } from './HeaderFields';
import styles from './headerFields.module.css';

/** Stores the chosen program for the next quotation. */
function rememberProgram(program: Program | undefined): void {
  if (!program) {
    removeStored('program_id', 'programname');
    return;
  }
  writeStored('program_id', String(program.id));
  writeStored('programname', program.program_name);
}

/** The label of a stored value. Once the choices have loaded without it, the label says that it is no longer listed. */
function unlistedLabel(choices: readonly unknown[] | undefined, stored: string): string {
  return choices ? noLongerListed(stored) : stored;
}

/** A new quotation starts with the remembered program, if the intake category has it. */
function ProgramSelect(): ReactNode {
  const store = useQuotation();
  const { clientId } = useSession();
  const { id: quotationId, intake_id } = store.getHeader();
  const programs = useIntakeProgramQuery({ id: intake_id, client_id: clientId });
  const chosen = useHeader((header) => String(header.program_id));
  const name = useHeader((header) => header.programname);
  const { data } = programs;

  useEffect(() => {
    if (quotationId !== '') return;
    const remembered = data?.find(({ id }) => sameId(id, readStored('program_id')));
    if (remembered && store.getHeader().program_id === '') {
      store.presetHeader((header) => withProgram(header, remembered));
    }
  }, [data, store, quotationId]);

  return (
    <HeaderSelect
      label="Program"
      value={chosen}
      valueLabel={unlistedLabel(programs.data, name || chosen)}
      loading={programs}
      choices={distinctOptions(
        (data ?? []).map(({ id, program_name }) => ({ value: String(id), label: program_name })),
      )}
      onChoose={(value) => {
        const program = data?.find(({ id }) => String(id) === value);
        rememberProgram(program);
        store.editHeader((header) => withProgram(header, program));
      }}
    />
  );
}

const subLobId = (choice: SubLob): string => String(firstId(choice.sublob_id, choice.id));

function SubLobSelect(): ReactNode {
  const store = useQuotation();
  const subLobs = useViewIntakeSubLobMainQuery(store.getHeader().intake_id);
  const chosen = useHeader((header) => String(header.sublob_id));
  const name = useHeader((header) => header.sublob_name);
  const { data = [] } = subLobs;
  return (
    <HeaderSelect
      label="Sub LOB"
      value={chosen}
      valueLabel={unlistedLabel(subLobs.data, name || chosen)}
      loading={subLobs}
      choices={distinctOptions(
        data.map((subLob) => ({ value: subLobId(subLob), label: subLob.name, code: subLob.sublob_code })),
      )}
      onChoose={(value) => {
        const subLob = data.find((candidate) => subLobId(candidate) === value);
        store.editHeader((header) => withSubLob(header, subLob));
      }}
    />
  );
}

const stateId = (choice: ProgramState): string => String(firstId(choice.state_id, choice.id));

/** The states of the chosen program only. */
function StateSelect(): ReactNode {
  const store = useQuotation();
  const programId = useHeader((header) => header.program_id);
  const { intake_id } = store.getHeader();
  const states = useProgramStateQuery(programId === '' ? skipToken : { program_id: programId, intake_id });
  const chosen = useHeader((header) => String(header.state_id));
  const name = useHeader((header) => header.state_name);
  const list = programId === '' ? [] : (states.currentData ?? []);
  return (
    <HeaderSelect
      label="State"
      value={chosen}
      valueLabel={unlistedLabel(programId === '' ? undefined : states.currentData, name || chosen)}
      loading={programId === '' ? undefined : states}
      choices={distinctOptions(list.map((state) => ({ value: stateId(state), label: state.state_name })))}
      onChoose={(value) => {
        const state = list.find((candidate) => stateId(candidate) === value);
        store.editHeader((header) => withState(header, state));
      }}
    />
  );
}

/**
 * The first card of the form: program, sub LOB and state, and for a stored quotation its policy number and its customer.
 */
export function Selectors({ tools }: { tools?: ReactNode }): ReactNode {
  const heading = useId();
  const isRemoved = useIsCategoryRemoved();
  const intake = useHeader((header) =>
    isRemoved(header) ? noLongerListed(header.intake_Name) : header.intake_Name,
  );
  return (
    <FormCard
      headingId={heading}
      heading={<bdi translate="no">{intake || 'Quotation'}</bdi>}
      lines={1}
      isAlwaysRendered
      aside={tools}
    >
      <PolicyAndCustomer />
      <div className={styles.three}>
        <ProgramSelect />
        <SubLobSelect />
        <StateSelect />
      </div>
    </FormCard>
  );
}

function PolicyAndCustomer(): ReactNode {
  const number = useHeader((header) => header.unique_id);
  // A new quotation shows its customer in `FilledInFrom`.
  const customer = useHeader(({ id, firstname, lastname }) =>
    id === '' ? '' : `${firstname} ${lastname}`.trim(),
  );
  const entries = (
    [
      ['Policy NO', number],
      ['Customer', customer],
    ] as const
  ).filter(([, text]) => text !== '');
  return entries.length > 0 && <DescriptionList className={styles.facts} entries={entries} />;
}
