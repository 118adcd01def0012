export {demoFigures} from './figure/demoFigures';
export {DEMO_NAMES} from './names';
export {toolBlocks} from './tools/block/toolBlocks';
export {TOOL_NAMES} from './tools/names';
