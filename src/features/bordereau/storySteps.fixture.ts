import { screen, userEvent } from 'storybook/test';
import { longTexts } from '@/testing/harness/storySteps';
import { db } from '../../../mocks/db';

/**
 * Before a story: the texts in all responses are long, and so are the names of files and the texts in their
 * rows.
 */
export function longFileNames(): void {
  longTexts();
  for (const file of db.bordereauFiles) {
    file.file_name = file.file_name.replace('.', `_${'premium_and_claims_'.repeat(5)}final.`);
    file.rows = file.rows.map((row) => ({
      ...row,
      Insured: `${row['Insured'] ?? 'Whitfield, Ann'}, together with subsidiaries and affiliated partners`,
    }));
  }
}

const premium = 'Policy Number,Insured,Gross Premium\nP-1,"Whitfield, Ann",60.50\nP-2,,39.50\nP-2,Ann,TBA\n';

/** Chooses a file on an upload form, and a period; two of its rows are incomplete. */
export async function chooseFile(): Promise<void> {
  const file = new File([premium], 'premium.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('File'), file);
  await userEvent.type(screen.getByLabelText('Period'), '102026');
}
