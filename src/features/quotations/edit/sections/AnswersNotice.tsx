import { useId, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useQuotation } from '@/intakeForm/state/store';
import { listedCoverages } from '@/domain/quotation/policyList';
import { CoverageDetails } from '../../view/CoverageDetails';
import { Unreadable } from './Unreadable';

/** Shown if the stored text has no readable answers to the questions, for example a list of policies. */
export function AnswersNotice(): ReactNode {
  const heading = useId();
  const store = useQuotation();
  const { isList, original } = store.answers.details;
  return (
    <>
      {isList && <CoverageDetails checked={[]} listed={listedCoverages(original)} />}
      <FormCard headingId={heading} heading="Answers" lines={1}>
        <Unreadable onStartAfresh={() => store.startAnswersAfresh()}>
          {isList
            ? 'This older quotation holds a list of policies and no answers. The list goes back as it is.'
            : 'The stored answers could not be read. They go back as they are until you answer anything.'}
        </Unreadable>
      </FormCard>
    </>
  );
}
