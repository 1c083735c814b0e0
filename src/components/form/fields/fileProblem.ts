const changed = 'The file has changed since it was chosen. Choose it again.';

/**
 * Why a chosen file cannot be sent any more; undefined while it is unchanged. A browser has only the path of a file, its size
 * and its time, and cannot read it after they have changed. So one byte is read; an empty file is read whole, because the
 * browser does not access the disk for an empty slice.
 */
export async function fileProblem(file: File): Promise<string | undefined> {
  try {
    await (file.size > 0 ? file.slice(0, 1) : file).arrayBuffer();
    return undefined;
  } catch (error) {
    switch (error instanceof DOMException ? error.name : '') {
      case 'NotReadableError':
        return changed;
      case 'NotFoundError':
        return `${changed} It is no longer where it was.`;
      default:
        return 'The file cannot be read. Choose it again.';
    }
  }
}
