import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { cultistorm } from '..';

conformance(cultistorm, { matches: 4 });
