import { configure } from '@testing-library/dom';

// For mutation tests only: what a mutant keeps from happening is not waited for as long as what may yet happen.
configure({ asyncUtilTimeout: 4000 });
