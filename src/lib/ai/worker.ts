import { expose } from 'comlink';
import { Service } from './service';

expose(new Service());
