/** The rules of the product, pure: no audio, no DOM, no timers. */
export * from './assignment';
export * from './blend';
export * from './choke';
export * from './hit';
export * from './hitRanges';
export * from './metro';
export * from './metroClock';
export * from './notes';
export * from './numbers';
export * from './outcome';
export * from './scale';
export * from './sends';
export * from './sequencer';
export * from './tapTempo';
export * from './threshold';
export * from './velocityCurve';
export * from './voices';
