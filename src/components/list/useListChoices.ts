import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/redux';
import type { ListChoices } from './listChoices';
import { chooseForList, selectListChoices } from './listsSlice';

/** The choices of the user for the list on this screen, and a function that changes and stores them. */
export function useListChoices(): ListChoices & { choose(part: Partial<ListChoices>): void } {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const choices = useAppSelector((state) => selectListChoices(state, pathname));
  return { ...choices, choose: (part) => dispatch(chooseForList(pathname, part)) };
}
