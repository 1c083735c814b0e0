import type { ReactNode } from 'react';
import { useMask } from '@/components/form/mask/useMask';
import { SecretInput } from '@/components/form/SecretInput';
import { formatAnswer } from '@/domain/attributes/attributeChecks';
import type { AnswerProps } from './answerProps';

/** FIELD-17: a secure answer, shown as dots until the user reveals it. */
export function SecureInput({ cell, wiring, label, onType, onLeave }: AnswerProps): ReactNode {
  const masked = useMask({
    held: cell.getText,
    onValue: onType,
    onNote: cell.showNote,
    maxLength: cell.maxLength,
    format: cell.isPlain ? undefined : (typed) => formatAnswer(cell.attribute, typed),
  });
  return (
    <SecretInput
      {...wiring}
      {...masked.wiring}
      ref={cell.attach}
      label={label}
      maxLength={cell.isPlain ? cell.maxLength : undefined}
      placeholder={cell.mask || undefined}
      onLeave={() => {
        masked.onLeft();
        onLeave();
      }}
    />
  );
}
