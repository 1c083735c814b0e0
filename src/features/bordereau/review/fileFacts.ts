import { showPeriod } from '@/domain/bordereau';
import { showTimestamp } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import type { BordereauFile } from '@/domain/records/bordereau';

type Facts = readonly (readonly [name: string, value: string])[];

/** The facts that a view shows above the rows. */
export function fileFacts(file: BordereauFile): Facts {
  return [['Date & Time', showTimestamp(file.createdAt)], ...originFacts(file)];
}

/** The facts about sender, recipient and content of a file. */
export function originFacts(file: BordereauFile): Facts {
  return [
    ['Carrier Name', file.career_name],
    ['Sender Company Name', file.sender_name],
    ['Sender ID', file.sender_id],
    ['Period', showPeriod(file.period)],
    ['Control Value', showUsd(file.control_value)],
    ['LOB', [file.intake_name, file.sublob].filter(Boolean).join(', ')],
  ];
}
