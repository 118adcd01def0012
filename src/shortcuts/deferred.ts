import './listener';
