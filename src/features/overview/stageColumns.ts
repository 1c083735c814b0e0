import { noTally, plus, total, type Group, type Stage, type Tally } from '@/domain/overview/book';
import { unreadSentence } from '@/domain/overview/sentences';
import { formatUsd } from '@/domain/text/money';
import type { PictureColumn } from './Picture';
import { listOf, stageLists } from './stageLists';

const grouped = new Intl.NumberFormat('en-US');

export function countText({ count }: Tally): string {
  return grouped.format(count);
}

/** The columns of groups as a table: for each stage the number of records, which leads to its list, and the premium. */
export function stageColumns(header: string, shown: readonly Stage[]): readonly PictureColumn<Group>[] {
  return [
    { header, text: ({ label }) => label },
    ...shown.flatMap((stage): PictureColumn<Group>[] => {
      const { plural } = stageLists[stage];
      const tallyOf = ({ tallies }: Group): Tally => tallies[stage] ?? noTally;
      return [
        {
          header: plural,
          text: (group) => countText(tallyOf(group)),
          to: (group) => listOf(stage, group.selection),
          isNumber: true,
        },
        { header: `Premium of ${plural}`, text: (group) => formatUsd(tallyOf(group).cents), isNumber: true },
      ];
    }),
    { header: 'Records', text: ({ tallies }) => countText(total(tallies)), isNumber: true },
    { header: 'Premium', text: ({ tallies }) => formatUsd(total(tallies).cents), isNumber: true },
  ];
}

/** What the sums of some groups leave out; blank if nothing. */
export function unreadNote(groups: readonly Group[]): string {
  const { unread } = groups.reduce((sum, { tallies }) => plus(sum, total(tallies)), noTally);
  return unreadSentence(unread);
}
