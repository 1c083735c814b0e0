import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen's code is compiled the first time a test opens it: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 20_000 });
