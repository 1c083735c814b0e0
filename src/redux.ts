import type { Store, ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

/**
 * The state of the Redux store. The file of each slice adds its own part by declaration merging, so that no lower layer has
 * to import a higher one; `src/app/store.ts` puts the reducers together.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the slices fill it
export interface AppState {}

export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** A function that is dispatched: it reads the state, and dispatches actions. */
export type AppThunk<Result = void> = ThunkAction<Result, AppState, unknown, UnknownAction>;

/** Adds a listener to the store: what happens outside of it after an action, such as writing to storage. */
export type AppStartListening = TypedStartListening<AppState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
/** For what is read once, and does not follow the state. */
export const useAppStore = useStore.withTypes<Store<AppState>>();
