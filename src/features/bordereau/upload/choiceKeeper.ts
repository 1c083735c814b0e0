import { sameId } from '@/domain/records/ids';
import type { IntakeCategory } from '@/domain/records/intake';
import { keepChoices, readKeptChoices, type FileSender } from '@/session/keptChoices';
import type { Id } from '@/domain/records/scalars';
import type { ChoiceKeeper } from '../preflight/usePreflight';
import { lobLabel } from './headerFields';

interface Sender {
  clientId: Id;
  /** The partner's id, or the Sender ID that was typed. */
  partner: string;
  partnerNameOf: (partner: string) => string;
  lob: string;
  lobs: readonly IntakeCategory[];
}

/** What was chosen in the checks of this partner's files of an LOB; nothing is kept until both are named. */
export function choiceKeeper({ clientId, partner, partnerNameOf, lob, lobs }: Sender): ChoiceKeeper {
  const category = lobs.find(({ id }) => sameId(id, lob));
  const sender: FileSender = {
    clientId: String(clientId),
    partner,
    partnerName: partnerNameOf(partner),
    lob,
    lobName: category ? lobLabel(category, lobs) : '',
  };
  return {
    id: JSON.stringify([clientId, partner, lob]),
    kept: readKeptChoices(sender),
    keep: (choices) => keepChoices(sender, choices),
  };
}
