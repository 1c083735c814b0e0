/**
 * Call it before a button removes its item from the list: focuses the same button of the next item, or of the
 * previous one, or `otherwise` if it was the only item.
 */
export function focusNeighbour(button: HTMLButtonElement, otherwise: HTMLElement | null): void {
  const item = button.closest('li');
  const index = [...(item?.querySelectorAll('button') ?? [])].indexOf(button);
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbour?.querySelectorAll('button')[index] ?? otherwise)?.focus();
}
