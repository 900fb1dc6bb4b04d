import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { cultsOfLondon } from '..';

conformance(cultsOfLondon, { matches: 4 });
