/** What a Schieber can be started with, for the form on the screen. */
import {
  ALL_ONE_FACTORS,
  ALL_ONE_TARGET,
  BELLS_DOUBLE_FACTORS,
  DEFAULT_OPTIONS,
  FACTOR_RANGE,
  STANDARD_FACTORS,
  TARGETS,
  UNDENUFE_4_FACTORS,
} from '../engine/variants/schieber/options';

export const schieberChoices = {
  defaults: DEFAULT_OPTIONS,
  targets: TARGETS,
  presets: {
    standard: STANDARD_FACTORS,
    bellsDouble: BELLS_DOUBLE_FACTORS,
    undenufe4: UNDENUFE_4_FACTORS,
    allOne: ALL_ONE_FACTORS,
  },
  allOneTarget: ALL_ONE_TARGET,
  range: FACTOR_RANGE,
} as const;
