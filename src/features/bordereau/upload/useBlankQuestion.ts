import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { blankHeader } from '@/domain/bordereau';

type Header = Parameters<typeof blankHeader>[0];

/**
 * Returns a function that asks before a file is sent without any of carrier, period and control value. The documents need none
 * of them; a file without all of them is hard to find again. Resolves with whether the file may be sent.
 */
export function useBlankQuestion(): (header: Header) => Promise<boolean> {
  const { confirm } = useDialogs();
  return async (header) => {
    const blank = blankHeader(header);
    return blank === '' || confirm(`Send without ${blank}?`);
  };
}
