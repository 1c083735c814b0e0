import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useId, type ReactNode } from 'react';
import { useIntakeProgramQuery, useProgramStateQuery, useViewIntakeSubLobMainQuery } from '@/api/quotations';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { noLongerListed, sameId } from '@/domain/records/ids';
import { withProgram, withState, withSubLob } from '@/domain/quotation/header';
import type { Program, ProgramState, SubLob } from '@/domain/records/quotations';
import { readStored, removeStored, writeStored } from '@/browser/storage';
import { useSession } from '@/session/useSession';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useHeader, useQuotation } from '@/intakeForm/state/store';
import { useIsCategoryGone } from '../../view/recordCategory';
import { HeaderSelect } from './HeaderFields';
import styles from './headerFields.module.css';

/** STORE-10, STORE-11: the choice is remembered for the next quotation. */
function rememberProgram(program: Program | undefined): void {
  if (!program) {
    removeStored('program_id', 'programname');
    return;
  }
  writeStored('program_id', String(program.id));
  writeStored('programname', program.program_name);
}

/** What a stored choice is called that is not among the choices: where they have loaded, it is gone. */
function goneLabel(choices: readonly unknown[] | undefined, stored: string): string {
  return choices ? noLongerListed(stored) : stored;
}

/** a new quotation starts with the remembered program, if this intake has it. */
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
      valueLabel={goneLabel(programs.data, name || chosen)}
      loading={programs}
      choices={(data ?? []).map(({ id, program_name }) => ({ value: String(id), label: program_name }))}
      onChoose={(value) => {
        const program = data?.find(({ id }) => String(id) === value);
        rememberProgram(program);
        store.editHeader((header) => withProgram(header, program));
      }}
    />
  );
}

const idOf = (choice: SubLob): string => String(choice.sublob_id || choice.id);

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
      valueLabel={goneLabel(subLobs.data, name || chosen)}
      loading={subLobs}
      choices={data.map((subLob) => ({ value: idOf(subLob), label: subLob.name }))}
      onChoose={(value) => {
        const subLob = data.find((candidate) => idOf(candidate) === value);
        store.editHeader((header) => withSubLob(header, subLob));
      }}
    />
  );
}

const stateIdOf = (choice: ProgramState): string => String(choice.state_id || choice.id);

/** QNEW-15: the states of the chosen program, and of no earlier one. */
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
      valueLabel={goneLabel(programId === '' ? undefined : states.currentData, name || chosen)}
      loading={programId === '' ? undefined : states}
      choices={list.map((state) => ({ value: stateIdOf(state), label: state.state_name }))}
      onChoose={(value) => {
        const state = list.find((candidate) => stateIdOf(candidate) === value);
        store.editHeader((header) => withState(header, state));
      }}
    />
  );
}

/**
 * QNEW-02, QNEW-03, ENT-23, Q-124: what a quotation is for, its policy number once it has one, and for whom, where the
 * customer is known.
 */
export function Selectors({ tools }: { tools?: ReactNode }): ReactNode {
  const heading = useId();
  const isGone = useIsCategoryGone();
  const intake = useHeader((header) =>
    isGone(header) ? noLongerListed(header.intake_Name) : header.intake_Name,
  );
  return (
    <FormCard
      headingId={heading}
      heading={<bdi translate="no">{intake || 'Quotation'}</bdi>}
      lines={1}
      isAlwaysDrawn
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
  // A new one says whose fields it starts with by a strip of its own.
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
