export {demoFigures} from './figure/demoFigures';
