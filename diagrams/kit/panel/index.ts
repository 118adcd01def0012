export * from './controls';
export * from './frame';
export * from './number';
export * from './modulesList';
export * from './padPicture';
export * from './names';
export * from './setManager';
