export {toolBlocks} from './block/toolBlocks';
export {TOOL_NAMES} from './names';
