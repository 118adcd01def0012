export {demoFigures} from './figure/demoFigures';
export {DEMO_NAMES} from './names';
