import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { arcana } from '..';

conformance(arcana, { matches: 20 });
