/**
 * Before an item leaves its list by a button in it: focus goes to the same button of the next item, or of the one
 * before; to `otherwise` when it was the only one.
 */
export function focusNeighbour(button: HTMLButtonElement, otherwise: HTMLElement | null): void {
  const item = button.closest('li');
  const place = [...(item?.querySelectorAll('button') ?? [])].indexOf(button);
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbour?.querySelectorAll('button')[place] ?? otherwise)?.focus();
}
