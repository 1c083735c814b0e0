import { useEffect, useEffectEvent } from 'react';

const fileBoxes = 'input[type="file"]:enabled';

function isBusy(box: Element): boolean {
  return box.closest('[aria-busy="true"]') !== null;
}

/** Whether a drag carries files, and is not over a file box, which takes them itself. */
function isBesideFileBox({ target, dataTransfer }: DragEvent): boolean {
  const isOverBox = target instanceof Element && target.matches(fileBoxes);
  return !isOverBox && dataTransfer !== null && [...dataTransfer.types].includes('Files');
}

/**
 * The names of dropped folders. A browser gives each as a file that cannot be read, as if it had changed since it was
 * chosen.
 */
export function folderNames(dropped: DataTransfer): readonly string[] {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry());
  return entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []));
}

/** The only file box that can take files now: none behind a dialog, during a save, or if there are several. */
function findOnlyFileBox(): Element | undefined {
  const dialog = document.querySelector('[role$="dialog"]');
  const [box, ...others] = (dialog ?? document).querySelectorAll(fileBoxes);
  return box && others.length === 0 && !isBusy(box) ? box : undefined;
}

/** Without this the browser opens a file that is dropped anywhere on the page, and the typed form is lost. */
export function usePageStaysOnFileDrop(): void {
  useEffect(() => {
    const prevent = (event: DragEvent): void => {
      if (!isBesideFileBox(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = findOnlyFileBox() ? 'copy' : 'none';
    };
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}

/** Files that are dropped beside the file box with this id, if it is the only one; as in the box, one if it takes one. */
export function useFilesDroppedBeside(
  id: string,
  multiple: boolean,
  choose: (files: readonly File[], folders: readonly string[]) => void,
): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer || !isBesideFileBox(event) || findOnlyFileBox()?.id !== id) return;
    const files = [...dataTransfer.files];
    if (files.length > 0) choose(multiple ? files : files.slice(0, 1), folderNames(dataTransfer));
  });
  useEffect(() => {
    const drop = (event: DragEvent): void => onDrop(event);
    window.addEventListener('drop', drop);
    return () => window.removeEventListener('drop', drop);
  }, []);
}
