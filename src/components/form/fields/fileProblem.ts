const changed = 'The file has changed since it was chosen. Choose it again.';

/**
 * Why a chosen file cannot be sent any more; undefined while it is as it was chosen. A browser keeps only the place of a file,
 * its size and its time, and refuses to read it once they are others. One byte is read, whatever the size; of an empty file
 * all, since the browser does not look at the disk for no byte.
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
