import type { CallFailure } from '@/domain/saving/failure';
import { isMissingPart, missingReason } from './missingPart';

/** Loads a part of the program; where its file is missing, rejects with a failure that says why. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPart(error)) throw error;
    const failure: CallFailure = { kind: await missingReason(error), path: '' };
    throw Object.assign(new Error(), failure);
  }
}
