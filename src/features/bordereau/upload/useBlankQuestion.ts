import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { blankValues } from '@/domain/bordereau';

type Header = Parameters<typeof blankValues>[0];

/**
 * Returns a function that asks before a file is sent without its carrier, period or control value. The documents need none of
 * them; a file without them is hard to find again. Resolves with whether the file may be sent.
 */
export function useBlankQuestion(): (header: Header) => Promise<boolean> {
  const { confirm } = useDialogs();
  return async (header) => {
    const blank = blankValues(header);
    return blank === '' || confirm(`Send without ${blank}?`);
  };
}
